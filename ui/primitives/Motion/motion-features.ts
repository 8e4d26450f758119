/** In a module of its own, so that it is loaded after the first paint. */
export { domAnimation } from 'framer-motion';
