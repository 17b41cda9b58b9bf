import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  Parser,
  html as standard,
  Token,
  Tokenizer,
  TokenizerMode,
} from 'parse5';
import { type PlainTag, plainEndTag, plainStartTag } from './plain-tag.ts';
import { unitsOf } from './text-units.ts';

/**
 * Parses by the HTML standard, as a browser with scripts does. The tree is the one that parse5 gives; only the way
 * there is shorter: characters that cannot change the tokenizer's state are taken in stretches and plain tags as a
 * whole, not one by one.
 */
export function parseTree(html: string): DefaultTreeAdapterMap['document'] {
  const parser = new Parser<DefaultTreeAdapterMap>({
    scriptingEnabled: true,
    treeAdapter: defaultTreeAdapter,
  });
  // Carriage returns become line feeds in the standard's first step; the stretches then hold nothing to replace.
  const text = html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html;
  parser.tokenizer = new StretchTokenizer(parser, unitsOf(text));
  parser.tokenizer.write(text, true);
  return parser.document;
}

/** Insertion modes of the standard, by parse5's numbers, in which white space within text is inserted as the text is. */
const IN_BODY = 6;
const TEXT = 7;
const IN_CAPTION = 10;
const IN_CELL = 14;

class StretchTokenizer extends Tokenizer {
  readonly #parser: Parser<DefaultTreeAdapterMap>;
  readonly #units: Uint16Array;

  /** `units` are those of the text that will be written, as a whole. */
  constructor(parser: Parser<DefaultTreeAdapterMap>, units: Uint16Array) {
    super(parser.options, parser);
    this.#parser = parser;
    this.#units = units;
    // What was read stays, so that places in the text are places in its units.
    this.preprocessor.bufferWaterline = Number.POSITIVE_INFINITY;
  }

  protected override _stateTagOpen(cp: number): void {
    const { html, pos } = this.preprocessor;
    const tag = cp >= SMALL_A && cp <= SMALL_Z ? plainStartTag(html, this.#units, pos) : null;
    if (tag === null) super._stateTagOpen(cp);
    else this.#emitTag(Token.TokenType.START_TAG, tag);
  }

  protected override _stateEndTagOpen(cp: number): void {
    const { html, pos } = this.preprocessor;
    const tag = cp >= SMALL_A && cp <= SMALL_Z ? plainEndTag(html, this.#units, pos) : null;
    if (tag === null) super._stateEndTagOpen(cp);
    else this.#emitTag(Token.TokenType.END_TAG, tag);
  }

  #emitTag(type: Token.TagToken['type'], tag: PlainTag): void {
    this._flushRun('');
    this.currentToken = {
      type,
      tagName: tag.name,
      tagID: standard.TAG_ID.UNKNOWN,
      selfClosing: tag.selfClosing,
      ackSelfClosing: false,
      attrs: tag.attributes,
      location: null,
    };
    this.preprocessor.pos = tag.end;
    this.state = TokenizerMode.DATA;
    this.emitCurrentTagToken();
  }

  protected override _emitCodePoint(cp: number): void {
    super._emitCodePoint(cp);
    const { state } = this;
    const isText =
      state === TokenizerMode.DATA ||
      state === TokenizerMode.RCDATA ||
      state === TokenizerMode.RAWTEXT ||
      state === TokenizerMode.SCRIPT_DATA;
    if (!isText || cp <= SPACE) return;
    const mode = this.#parser.insertionMode as number;
    const joinsWords = mode === IN_BODY || mode === TEXT || mode === IN_CELL || mode === IN_CAPTION;
    this.#take(joinsWords ? TEXT_END : WORD_END);
  }

  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp);
    if (cp > SPACE && cp !== QUOTATION_MARK && cp !== AMPERSAND) this.#take(DOUBLE_QUOTED_END);
  }

  protected override _stateAttributeValueSingleQuoted(cp: number): void {
    super._stateAttributeValueSingleQuoted(cp);
    if (cp > SPACE && cp !== APOSTROPHE && cp !== AMPERSAND) this.#take(SINGLE_QUOTED_END);
  }

  protected override _stateComment(cp: number): void {
    super._stateComment(cp);
    if (cp > SPACE && cp !== HYPHEN && cp !== LESS_THAN) this.#take(COMMENT_END);
  }

  protected override _stateTagName(cp: number): void {
    super._stateTagName(cp);
    if (cp < SMALL_A || cp > SMALL_Z || this.currentToken === null || !('tagName' in this.currentToken))
      return;
    const name = this.#takeName();
    if (name !== '') this.currentToken.tagName += name;
  }

  protected override _stateAttributeName(cp: number): void {
    super._stateAttributeName(cp);
    if (cp < SMALL_A || cp > SMALL_Z) return;
    const name = this.#takeName();
    if (name !== '') this.currentAttr.name += name;
  }

  /** Extends the run that ends with the current character up to the next one that means something. */
  #take(end: Uint8Array): void {
    const { preprocessor } = this;
    const units = this.#units;
    const { length } = preprocessor.html;
    let next = preprocessor.pos + 1;
    if (this.runEnd !== next) return;
    while (next < length) {
      const code = units[next] ?? 0;
      if (code < 0x80 ? end[code] === 1 : code >= FIRST_SURROGATE) break;
      next += 1;
    }
    preprocessor.pos = next - 1;
    this.runEnd = next;
  }

  /** Small letters, digits and hyphens after the current character. */
  #takeName(): string {
    const { preprocessor } = this;
    const { html } = preprocessor;
    const start = preprocessor.pos + 1;
    let next = start;
    for (; ; next += 1) {
      const code = html.charCodeAt(next);
      if (!((code >= SMALL_A && code <= SMALL_Z) || (code >= 0x30 && code <= 0x39) || code === HYPHEN)) break;
    }
    preprocessor.pos = next - 1;
    return html.slice(start, next);
  }
}

const SPACE = 0x20;
const QUOTATION_MARK = 0x22;
const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;
const LESS_THAN = 0x3c;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
/** Pairs of surrogates are one character, and what is above them is rare. */
const FIRST_SURROGATE = 0xd800;

/** The ASCII characters that end a stretch; NUL is replaced by the standard wherever it stands. */
function endsAt(characters: string): Uint8Array {
  const table = new Uint8Array(0x80);
  for (const character of `\0${characters}`) table[character.charCodeAt(0)] = 1;
  return table;
}

const TEXT_END = endsAt('<&');
const WORD_END = endsAt('<& \t\n\f\r');
const DOUBLE_QUOTED_END = endsAt('"&');
const SINGLE_QUOTED_END = endsAt("'&");
const COMMENT_END = endsAt('-<');
