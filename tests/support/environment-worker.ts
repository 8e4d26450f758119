/** Runs in a thread: the names of the environment variables that it has. */
export default () => Object.keys(process.env);
