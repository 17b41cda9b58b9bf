import type { Progress } from '#shared/schemas/progress.ts';

const width = 24;

export function createProgressBar(stream: NodeJS.WriteStream): {
  show: (progress: Progress) => void;
  end: () => void;
} {
  let lastMessage = '';
  return {
    show: ({ progress, message }) => {
      if (stream.isTTY) {
        const filled = Math.round((progress / 100) * width);
        const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
        const room = Math.max(10, (stream.columns ?? 80) - width - 8);
        stream.write(`\r\x1b[K${bar} ${String(Math.round(progress)).padStart(3)}% ${message.slice(0, room)}`);
      } else if (message !== lastMessage) {
        stream.write(`${String(Math.round(progress)).padStart(3)}% ${message}\n`);
      }
      lastMessage = message;
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
