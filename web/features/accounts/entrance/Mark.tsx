import logo from 'virtual:logo';

const SIZE_PX = 40;

/** The operator's logo, which the header has loaded, or the drawing of `public/favicon.svg`. */
export function Mark() {
  if (logo) {
    const { url, width, height } = logo;
    return <img src={url} alt="" width={(SIZE_PX * width) / height} height={SIZE_PX} />;
  }
  return (
    <svg viewBox="0 0 32 32" width={SIZE_PX} height={SIZE_PX} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b1210" />
      <path d="M16 3v6M16 23v6" stroke="#087a45" strokeWidth="3" />
      <circle cx="16" cy="16" r="7" fill="#19e07f" />
    </svg>
  );
}
