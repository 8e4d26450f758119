/** Whether an address leads to this very machine, so that what goes there needs no TLS. */
export const isLoopback = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
