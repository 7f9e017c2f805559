import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

const LEAF = '<path d="M0 0h9v9z" fill="#1b2b55"/>'

function svg(inside: string, attributes = 'viewBox="0 0 9 9"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
}

/** What is left of a drawing; cleaned again, it has to stay as it is. */
function kept(source: string): string {
  const cleaned = sanitizeSvg(source, 'square')
  if (!('mark' in cleaned)) throw new Error(cleaned.refusal)
  expect(sanitizeSvg(cleaned.mark, 'square')).toEqual(cleaned)
  return cleaned.mark
}

function refusal(source: string): string | null {
  const cleaned = sanitizeSvg(source, 'square')
  return 'refusal' in cleaned ? cleaned.refusal : null
}

test('nothing of an SVG runs, is clickable, moves or frames a page', proves('I14'), () => {
  const bare = kept(svg(LEAF))
  for (const hostile of [
    svg(`<script>alert(1)</script>${LEAF}`),
    svg(LEAF, 'viewBox="0 0 9 9" onload="alert(1)"'),
    svg(LEAF.replace('/>', ' onclick="alert(1)"/>')),
    svg(`<a xlink:href="javascript:alert(1)">${LEAF}</a>`),
    svg(LEAF.replace('/>', '><set attributeName="href" to="javascript:alert(1)"/></path>')),
    svg(
      `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://a.example"/></foreignObject>${LEAF}`,
    ),
    `<?xml-stylesheet href="https://a.example/a.css"?>${svg(LEAF)}`,
  ]) {
    expect(kept(hostile), hostile).toBe(bare)
  }
})

test('an SVG that needs anything from elsewhere is refused', proves('I15'), () => {
  for (const inside of [
    '<use href="https://a.example/a.svg#leaf"/>',
    '<use xlink:href="//a.example/a.svg#leaf"/>',
    LEAF.replace('#1b2b55', 'url(https://a.example/a.svg#leaf)'),
    LEAF.replace('fill="#1b2b55"', 'style="fill:u\\72l(https://a.example)"'),
    '<style>@import "https://a.example/a.css";</style>',
    '<style>path{cursor:url(https://a.example/a.png)}</style>',
    '<style>path{mask-image:image-set("https://a.example/a.png" 1x)}</style>',
  ]) {
    expect(refusal(svg(inside + LEAF)), inside).toBe('outside')
  }
})

test('definitions that stand for gigabytes are refused, not expanded', proves('I16'), () => {
  const laughs = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
  )
  for (const doctype of [
    `<!DOCTYPE svg [<!ENTITY l0 "lol">${laughs.join('')}]>`,
    '<!DOCTYPE svg [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>',
  ]) {
    const file = `<?xml version="1.0"?>${doctype}${svg(`<title>&l9;</title>${LEAF}`)}`
    expect(refusal(file)).toBe('entities')
  }
})

test('drawings that would keep a browser busy are refused', proves('I17'), () => {
  const levels = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const copies = levels.map((id, n) => {
    const copy = `<use href="#${['a', ...levels][n]}"/>`
    return `<g id="${id}">${copy.repeat(10)}</g>`
  })
  for (const inside of [
    '<g>'.repeat(500) + LEAF + '</g>'.repeat(500),
    '<path d="M0 0"/>'.repeat(3000),
    `<defs><path id="a" d="M0 0h9v9z"/>${copies.join('')}</defs><use href="#i"/>`,
  ]) {
    expect(refusal(svg(inside)), inside.slice(0, 80)).toBe('complex')
  }
})

test('what drawing programs export stays whole: styles, gradients, copies of a shape', () => {
  const inside =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="#1b2b55"/></linearGradient><path id="p" d="M0 0h9v9z"/></defs><use xlink:href="#p" class="a"/>'
  const file = svg(inside.replace('.a{fill:url(#g)}', '<![CDATA[.a{fill:url(#g)}]]>'))
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(kept(`<?xml version="1.0"?>${doctype}<!-- a program -->${file}`)).toBe(svg(inside))
})

test('an SVG that every device cannot show alike is refused with what to do', () => {
  for (const [inside, reason] of [
    ['<text>波</text>', 'letters'],
    ['<image href="data:image/png;base64,AA=="/>', 'photos'],
    ['<filter id="f"><feFlood/></filter>', 'effects'],
  ] as const) {
    expect(refusal(svg(inside)), inside).toBe(reason)
  }
  expect(refusal(svg(LEAF, 'width="20mm"'))).toBe('sizeless')
  expect(refusal(svg(LEAF, 'viewBox="0 0 300 60"'))).toBe('shape')
})
