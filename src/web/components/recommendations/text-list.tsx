import { useId } from 'react';

interface TextListProps {
  title: string;
  level: 3 | 4 | 5;
  texts: readonly string[];
  numbered?: boolean;
}

export function TextList({ title, level, texts, numbered = false }: TextListProps) {
  const id = useId();
  if (texts.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  const Heading = `h${level}` as const;
  return (
    <div className="keep-together print:mb-3">
      <Heading id={id} className="font-sans text-sm font-strong text-ink-secondary">
        {title}
      </Heading>
      <List
        aria-labelledby={id}
        className={`mt-1 grid gap-1 pl-5 ${numbered ? 'list-decimal' : 'list-disc'}`}
      >
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </List>
    </div>
  );
}
