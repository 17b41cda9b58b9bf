// The report benchmark's content, rendered with @react-pdf/renderer and the same fonts.
import { createRequire } from 'node:module';
import { Circle, Document, Font, Page, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as e } from 'react';
import { servePdf } from './serve-pdf.mjs';

const { resolve } = createRequire(new URL('../../package.json', import.meta.url));
const font = (name) => resolve(`@expo-google-fonts/${name}`);
Font.register({
  family: 'sans',
  fonts: [
    { src: font('source-sans-3/400Regular/SourceSans3_400Regular.ttf') },
    { src: font('source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'serif',
  fonts: [{ src: font('source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'), fontWeight: 600 }],
});

const serif = { fontFamily: 'serif', fontWeight: 600 };
const styles = {
  page: { fontFamily: 'sans', fontSize: 9.6, paddingHorizontal: 68, paddingVertical: 70, color: '#14213D' },
  chapter: { ...serif, fontSize: 20, marginTop: 26, marginBottom: 14 },
  heading: { ...serif, fontSize: 12.5, marginTop: 18, marginBottom: 8 },
  figure: { ...serif, fontSize: 24 },
  paragraph: { marginBottom: 6 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#DAD5C8', paddingVertical: 5 },
};

const row = (cells, weights, key, style) =>
  e(
    View,
    { key, style: { ...styles.row, ...style }, wrap: false },
    cells.map((cell, at) => e(Text, { key: at, style: { flex: weights[at], paddingRight: 6 } }, cell)),
  );

const draw = {
  cover: ({ title, lines }, key) =>
    e(
      View,
      { key, style: { height: 600, justifyContent: 'center' }, bookmark: title },
      e(Text, { style: { ...serif, fontSize: 34 } }, title),
      lines.map((line) => e(Text, { key: line, style: styles.paragraph }, line)),
    ),
  chapter: ({ text }, key) =>
    e(Text, { key, style: styles.chapter, bookmark: text, minPresenceAhead: 60 }, text),
  heading: ({ text }, key) => e(Text, { key, style: styles.heading, minPresenceAhead: 40 }, text),
  figure: ({ text }, key) => e(Text, { key, style: styles.figure }, text),
  paragraph: ({ text }, key) => e(Text, { key, style: styles.paragraph }, text),
  list: ({ items }, key) =>
    e(
      View,
      { key },
      items.map((item, at) => e(Text, { key: at, style: styles.paragraph }, `– ${item}`)),
    ),
  table: ({ weights, header, rows }, key) =>
    e(
      View,
      { key },
      row(header, weights, 'header', { fontWeight: 600 }),
      rows.map((cells, at) => row(cells, weights, at)),
    ),
  bars: ({ bars }, key) =>
    e(
      View,
      { key },
      bars.map(({ label, part, color }) =>
        e(
          View,
          { key: label, style: { flexDirection: 'row' } },
          e(Text, { style: { width: 80 } }, label),
          e(View, { style: { width: part * 300, height: 4, backgroundColor: color } }),
        ),
      ),
    ),
  map: ({ points }, key) =>
    e(
      Svg,
      { key, viewBox: '0 0 700 350', style: { width: 430, height: 215 } },
      points.map(({ label, x, y, radius, color }) =>
        e(Circle, { key: label, cx: x * 700, cy: (1 - y) * 350, r: radius, fill: color }),
      ),
      points.map(({ label, x, y }) =>
        e(Text, { key: `n${label}`, x: x * 700, y: (1 - y) * 350, style: { fontSize: 10 } }, label),
      ),
    ),
};

const footer = e(Text, {
  key: 'footer',
  fixed: true,
  style: { position: 'absolute', bottom: 30, right: 68, fontSize: 8 },
  render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
});

await servePdf((blocks) =>
  renderToBuffer(
    e(
      Document,
      { title: blocks[0].title, language: 'en-GB' },
      e(
        Page,
        { size: 'A4', style: styles.page },
        blocks.map((block, at) => draw[block.kind](block, at)),
        footer,
      ),
    ),
  ),
);
