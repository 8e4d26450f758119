/** A `fetch` whose answer fails once it has more than so many bytes, because more would fill the memory. */
export function fetchAtMost(bytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    let left = bytes;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new Error('The answer is too large.'));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(cut), response);
  };
}
