import { useEffect, useRef, useState } from 'react';

const firstHeight = 680;

export function EmbedPreview({ show, theme }: { show: string; theme: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    const follow = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data?.type === 'compass-height' && Number.isFinite(data.height)) setHeight(data.height);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);
  return (
    <iframe
      ref={frame}
      key={`${show} ${theme}`}
      src={`/embed?${new URLSearchParams({ show, theme })}`}
      title="Preview of the embedded form"
      style={{ height }}
      className="block w-full max-w-form rounded-md border border-rule"
    />
  );
}
