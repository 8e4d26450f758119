/** A browser, as far as redirects go, and the cookie by which it is known again. */
export function newBrowser(base: string) {
  let cookie = '';
  return {
    cookie: () => cookie,
    async open(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(base + path, {
        redirect: 'manual',
        headers: { cookie, accept: 'text/html', ...headers },
      });
      const set = response.headers.getSetCookie().find((one) => one.includes('laurel-authorization='));
      cookie = set?.split(';')[0] ?? cookie;
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('location'),
        response,
      };
    },
    /** Gives consent at the provider, or whatever it does next; the path and search that it sends the browser back to. */
    async consent(location: string) {
      const back = await fetch(location, { redirect: 'manual' });
      const { pathname, search } = new URL(back.headers.get('location')!);
      return pathname + search;
    },
  };
}
