import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pictureType, pictureTypes } from './picture-type.ts';
import { isPublicHost, publicLookup } from './public-address.ts';

export interface Pictures {
  /**
   * The picture at a web address, at most 2 MiB of PNG, JPEG, WebP, GIF or AVIF; null where there is none, or it takes more
   * than 5 s. Never fails, and logs nothing.
   * @param signal aborted when nobody waits for the picture any more
   */
  read(address: string, signal: AbortSignal): Promise<Blob | null>;
}

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** All that the other site learns. None of it comes from the student. */
const headers = { accept: pictureTypes.join(', '), 'accept-encoding': 'identity', 'user-agent': 'Laurel' };

interface PicturesOptions {
  /** IP addresses that may be asked although they are not public. */
  alsoAt?: string[];
  /** Whether ports may be asked that web sites do not have. */
  anyPort?: boolean;
  /** For the whole of a picture, redirects too; ms. */
  patience?: number;
}

/**
 * Reads pictures from other sites in place of a student's browser. Anybody may choose the address, so only public machines are
 * asked, judged by the IP address at the moment of connecting, and only at the ports of web sites.
 */
export function createPictures({ alsoAt = [], anyPort = false, patience = 5_000 }: PicturesOptions = {}): Pictures {
  // Each picture has a connection of its own, so that none is used that was made for something else.
  const options = { agent: false, headers, lookup: publicLookup(alsoAt) };

  async function ask(url: URL, signal: AbortSignal) {
    const request = (url.protocol === 'https:' ? https : http).get(url, { ...options, signal });
    // A failure after the answer has begun makes reading it fail.
    request.on('error', () => {});
    const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
    return response;
  }

  function mayBeAsked(url: URL) {
    const { protocol, username, password, port } = url;
    const isPlain = /^https?:$/.test(protocol) && username + password === '' && (port === '' || anyPort);
    return isPlain && isPublicHost(url, alsoAt);
  }

  async function follow(address: string, signal: AbortSignal) {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS && mayBeAsked(url); redirects++) {
      const response = await ask(url, signal);
      const { statusCode = 0 } = response;
      const { location } = response.headers;
      if (statusCode === 200) return pictureIn(response);
      response.destroy();
      if (![301, 302, 303, 307, 308].includes(statusCode) || !location) return null;
      url = new URL(location, url);
    }
    return null;
  }

  return {
    read: (address, signal) =>
      follow(address, AbortSignal.any([signal, AbortSignal.timeout(patience)])).catch(() => null),
  };
}

async function pictureIn(response: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const type = pictureType(bytes);
  return type ? new Blob([bytes], { type }) : null;
}
