/** In its own module, so that it loads after the first paint. */
export { domAnimation } from 'framer-motion';
