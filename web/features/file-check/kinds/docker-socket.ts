/** For a container that mounts Docker’s socket, wherever its kind of file says so. */
export const dockerSocket = {
  like: /^\/(?:var\/)?run\/docker\.sock/,
  say: 'Whoever has Docker’s socket is root on the host. Put a proxy in between that allows only the calls it needs.',
} as const;
