/** A human-readable size: 512 bytes, 2.1 KiB, 1 MiB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kib = bytes / 1024;
  return kib < 1024 ? `${short(kib)} KiB` : `${short(kib / 1024)} MiB`;
}

function short(value: number): string {
  return String(Number(value.toFixed(value < 10 ? 1 : 0)));
}
