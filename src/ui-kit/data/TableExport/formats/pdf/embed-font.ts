import { encodeText, type PdfFile, toHexUnits, toNumeral } from './pdf-file.ts';
import type { PdfFont } from './pdf-font.ts';
import { writeSfnt } from './read-font.ts';

/** Tables that a reader of PDFs draws with. The rest are for shaping. */
const DRAWING_TABLES = new Set(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'cvt ', 'fpgm', 'prep']);
/** Most entries of one block, a limit of the format. */
const MAX_BLOCK = 100;

const toCode = (code: number): string => code.toString(16).padStart(4, '0');

/** Writes the text of each code, by which a reader searches and copies. */
function createTextMap({ codes }: PdfFont): string {
  const entries = codes.flatMap(({ text }, code) => (text === '' ? [] : [`<${toCode(code)}> <${toHexUnits(text)}>`]));
  const blocks: string[] = [];
  for (let from = 0; from < entries.length; from += MAX_BLOCK) {
    const block = entries.slice(from, from + MAX_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Writes a font that was used, under the number that the pages refer to. */
export async function writeFont(pdf: PdfFile, font: PdfFont, id: number): Promise<void> {
  const { file, codes, name } = font;
  const [child, descriptor, outlines, glyphMap, textMap] = Array.from({ length: 5 }, () => pdf.reserve());
  if (!child || !descriptor || !outlines || !glyphMap || !textMap) return;
  const fontName = `AAAAA${String.fromCharCode(65 + Number(name.slice(1)))}+Noto`;
  const widths = codes.map(({ glyph }) => toNumeral(file.getAdvance(glyph)));
  const glyphs = new Uint8Array(codes.flatMap(({ glyph }) => [glyph >> 8, glyph & 0xff]));
  pdf.write(
    id,
    `<</Type /Font /Subtype /Type0 /BaseFont /${fontName} /Encoding /Identity-H /DescendantFonts [${child} 0 R] /ToUnicode ${textMap} 0 R>>`,
  );
  pdf.write(
    child,
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${fontName} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap ${glyphMap} 0 R /W [0 [${widths.join(' ')}]]>>`,
  );
  pdf.write(
    descriptor,
    `<</Type /FontDescriptor /FontName /${fontName} /Flags 4 /FontBBox [${file.box.map(toNumeral).join(' ')}] /ItalicAngle 0 /Ascent ${toNumeral(file.ascent)} /Descent ${toNumeral(-file.descent)} /CapHeight 714 /StemV 80 /FontFile2 ${outlines} 0 R>>`,
  );
  const sfnt = writeSfnt([...file.tables].filter(([table]) => DRAWING_TABLES.has(table)));
  await pdf.writeStream(outlines, sfnt, `/Length1 ${sfnt.length}`);
  await pdf.writeStream(glyphMap, glyphs);
  await pdf.writeStream(textMap, encodeText(createTextMap(font)));
}
