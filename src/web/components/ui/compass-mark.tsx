export function CompassMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="17.5" strokeWidth="1.25" />
      <g strokeWidth="1.25" strokeLinecap="round">
        {graduation.map((angle) => (
          <path key={angle} d="M24 6.5v2.4" transform={`rotate(${angle} 24 24)`} />
        ))}
      </g>
      <g strokeWidth="1.25">
        <path
          d="m28.2 19.8 5.4-5.4-5.4 5.4Zm0 8.4 5.4 5.4Zm-8.4 0-5.4 5.4Zm0-8.4-5.4-5.4Z"
          strokeLinecap="round"
        />
        <path d="M24 2.5 27.6 20.4 24 24l-3.6-3.6Z" className="fill-current" />
        <path d="M45.5 24 27.6 27.6 24 24l3.6-3.6Z" />
        <path d="M24 45.5 20.4 27.6 24 24l3.6 3.6Z" />
        <path d="M2.5 24 20.4 20.4 24 24l-3.6 3.6Z" />
      </g>
    </svg>
  );
}

const graduation = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];
