import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { DEFAULT_MAP_EMBED, MAP_EMBEDS, mapFrameSources, readMapLink } from './map-link.ts'

const EMBED = 'https://www.google.com/maps/embed?pb=!1m18!1m12!2s%E9%80%97%E5%AD%90'
const valid = (src: string) => ({ state: 'valid', src })
const INVALID = { state: 'invalid', src: DEFAULT_MAP_EMBED }
const MISSING = { state: 'missing', src: DEFAULT_MAP_EMBED }

test.each([
  EMBED,
  'https://www.google.com/maps/embed/v1/place?key=k&q=Zushi',
  'https://www.google.com/maps/d/embed?mid=1a-B_c&ehbc=2E312F',
  'https://www.google.com/maps/d/u/0/embed?mid=1a-B_c',
  'https://www.google.com/maps/d/u/10/embed?mid=1a-B_c',
  'https://www.openstreetmap.org/export/embed.html?bbox=139.61%2C35.43%2C139.66%2C35.47&layer=mapnik',
])('%s is used as it is', proves('MAP-04', 'M01', 'M03'), (link) => {
  expect(readMapLink(link)).toEqual(valid(link))
})

test(
  'invisible characters inside it and spaces around it are removed',
  proves('MAP-01', 'MAP-03', 'M02'),
  () => {
    expect(
      readMapLink(`\uFEFF  https://www.goo\u200Bgle.com/maps/em\u200Dbed?pb=!1m18 \n`),
    ).toEqual(valid('https://www.google.com/maps/embed?pb=!1m18'))
  },
)

test('a link that is percent-encoded once is decoded', proves('MAP-02', 'M02'), () => {
  expect(readMapLink(encodeURIComponent(EMBED))).toEqual(valid(EMBED))
  expect(readMapLink(`%20${encodeURIComponent(EMBED)}%E2%80%8B`)).toEqual(valid(EMBED))
  expect(readMapLink('https://www.google.com/maps/embed%3Fpb%3D!1m18')).toEqual(
    valid('https://www.google.com/maps/embed?pb=!1m18'),
  )
})

test(
  'upper case, the default port and full-width letters come out canonical',
  proves('M02', 'M04'),
  () => {
    const canonical = valid('https://www.google.com/maps/embed?pb=!1')
    expect(readMapLink('HTTPS://WWW.GOOGLE.COM:443/maps/embed?pb=!1')).toEqual(canonical)
    expect(readMapLink('https://www.ｇoogle.com/maps/embed?pb=!1')).toEqual(canonical)
  },
)

test.each([
  'google.com',
  'maps.google.com',
  'google.co.jp',
  'www.google.co.jp',
  'maps.google.co.jp',
])('%s leads to the host that pages may frame (acceptance D15)', (host) => {
  expect(readMapLink(`https://${host}/maps/embed?pb=!1m18`)).toEqual(
    valid('https://www.google.com/maps/embed?pb=!1m18'),
  )
  expect(readMapLink(`https://${host}/maps/d/embed?mid=1a`)).toEqual(
    valid('https://www.google.com/maps/d/embed?mid=1a'),
  )
  for (const refused of ['http://#/maps/embed?pb=!1', 'https://#:8443/maps/embed?pb=!1'])
    expect(readMapLink(refused.replace('#', host))).toEqual(INVALID)
})

test.each([
  `<iframe src="${EMBED}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`,
  ` \n<IFRAME width='600' SRC='${EMBED}'></IFRAME>`,
  `<p><iframe src="${EMBED}"></iframe></p>`,
  `<div class="map">\n<iframe src=${EMBED} width=600></iframe></div>`,
])(
  'of the HTML that map services give, the address inside it is read: %s (acceptance D15)',
  (html) => {
    expect(readMapLink(html)).toEqual(valid(EMBED))
  },
)

test('the HTML of My Maps and its escaped sign between parameters are read (acceptance D15)', () => {
  expect(
    readMapLink(
      '<iframe src="https://www.google.com/maps/d/embed?mid=1a&amp;ehbc=2E" width="640">',
    ),
  ).toEqual(valid('https://www.google.com/maps/d/embed?mid=1a&ehbc=2E'))
})

test('no text of a frame takes long to read', () => {
  for (const text of ['<iframe '.repeat(50_000), `<iframe${' src '.repeat(50_000)}`])
    expect(readMapLink(text)).toEqual(INVALID)
})

test('a percent sign that begins no escape stands for itself (acceptance D15)', () => {
  expect(readMapLink('https://www.google.com/maps/embed?pb=!1s100%!2s%E9%80%97%E5%AD%90')).toEqual(
    valid('https://www.google.com/maps/embed?pb=!1s100%25!2s%E9%80%97%E5%AD%90'),
  )
})

test('quotes and brackets are only let through in encoded form', proves('M15'), () => {
  expect(readMapLink('https://www.google.com/maps/embed?pb=!1m18"><script>')).toEqual(INVALID)
  expect(readMapLink('https://www.google.com/maps/embed?pb=!1m18%22%3E%3Cscript%3E')).toEqual(
    valid('https://www.google.com/maps/embed?pb=!1m18%22%3E%3Cscript%3E'),
  )
})

test.each([
  'http://www.google.com/maps/embed?pb=!1',
  '//www.google.com/maps/embed?pb=!1',
  'blob:https://www.google.com/maps/embed?pb=!1',
  'view-source:https://www.google.com/maps/embed?pb=!1',
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)//https://www.google.com/maps/embed?pb=!1',
  'java\tscript:alert(1)',
  'www.google.com/maps/embed?pb=!1',
])('%s is invalid: not https', proves('MAP-05', 'M08'), (link) => {
  expect(readMapLink(link)).toEqual(INVALID)
})

test.each([
  'https://www.google.com/maps',
  'https://www.google.com/maps/place/Zushi',
  'https://www.google.com/maps/embedevil?pb=!1',
  'https://www.google.com/maps/embed/../../url?q=https://evil.test&pb=!1',
  'https://www.google.com/maps/embed%2f..%2f..%2furl?q=https://evil.test&pb=!1',
  'https://www.google.com/maps?output=embed&pb=!1',
  'https://www.google.com/url?q=https://evil.test',
  'https://www.google.com/maps/d/viewer?mid=1a',
  'https://www.google.com/maps/d/u/0/edit?mid=1a',
  'https://www.google.com/maps/d/embed',
  'https://maps.google.com/maps?q=Zushi&output=embed',
  'https://www.google.com/maps/embed',
  'https://www.google.com/maps/embed?pb=',
  'https://www.google.com/maps/embed/v1/place?q=Zushi',
  'https://www.google.com/maps/embed/v1/evil?key=k',
])('%s is invalid: not the embed path', proves('MAP-06', 'M09', 'M10', 'M17', 'M18'), (link) => {
  expect(readMapLink(link)).toEqual(INVALID)
})

test.each([
  'https://www.google.com.evil.test/maps/embed?pb=!1',
  'https://www.google.com@evil.test/maps/embed?pb=!1',
  'https://evil.test@www.google.com/maps/embed?pb=!1',
  'https://a:b@www.google.com/maps/embed?pb=!1',
  'https://evil.test/#https://www.google.com/maps/embed?pb=!1',
  'https://evil.test/?x=https://www.google.com/maps/embed?pb=!1',
  'https://evil.test/maps/embed?pb=!1',
  'https://www.google.com:8443/maps/embed?pb=!1',
  'https://www.google.com./maps/embed?pb=!1',
  'https://www.google.com%2eevil.test/maps/embed?pb=!1',
  'https://www.google.com。evil.test/maps/embed?pb=!1',
  'https://www.gооgle.com/maps/embed?pb=!1',
  'https://www.google.com\u0000/maps/embed?pb=!1',
  'https://www.google.com%00/maps/embed?pb=!1',
  'https:\\\\www.google.com\\maps\\embed?pb=!1',
  'https:%5C%5Cwww.google.com%5Cmaps%5Cembed?pb=!1',
  'https://maps.app.goo.gl/abc',
  'https://evil-google.com/maps/embed?pb=!1',
  'https://xgoogle.co.jp/maps/embed?pb=!1',
  'https://google.co.jp.evil.test/maps/embed?pb=!1',
  'https://google.com.jp/maps/embed?pb=!1',
])(
  '%s is invalid: another host or a disguised one',
  proves('MAP-07', 'M05', 'M06', 'M07', 'M12', 'M13', 'M14'),
  (link) => {
    expect(readMapLink(link)).toEqual(INVALID)
  },
)

test.each([
  '%',
  '%E0%A4%A',
  'https://www.google.com/maps/embed?pb=%E0%A4%A',
  'https://%E0%A4%A/maps/embed?pb=!1',
])('the broken escape in %s is invalid and throws nothing', proves('MAP-08', 'M16'), (link) => {
  expect(readMapLink(link)).toEqual(INVALID)
})

test('a link that is encoded twice is invalid, since it is decoded once', proves('M11'), () => {
  expect(readMapLink(encodeURIComponent(encodeURIComponent(EMBED)))).toEqual(INVALID)
})

test.each([
  7,
  {},
  [],
  true,
  `${EMBED}${'a'.repeat(5000)}`,
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://evil.test/maps/embed?pb=!1"></iframe>',
  '<iframe srcdoc="https://www.google.com/maps/embed?pb=!1"></iframe>',
  '<script src="https://www.google.com/maps/embed?pb=!1"></script>',
  '<iframe',
])('%j is an invalid link', proves('MAP-14', 'M14', 'M16'), (link) => {
  expect(readMapLink(link)).toEqual(INVALID)
})

test.each([undefined, null, '', '   ', '\u200B\uFEFF'])(
  '%j is a missing link, not an invalid one',
  proves('MAP-14', 'M16'),
  (link) => {
    expect(readMapLink(link)).toEqual(MISSING)
  },
)

test('the default map is itself a valid embed, and the page policy lets every embed in', () => {
  expect(readMapLink(DEFAULT_MAP_EMBED).state).toBe('valid')
  expect(mapFrameSources()).toEqual([
    'https://www.google.com/maps/',
    'https://www.openstreetmap.org/export/embed.html',
  ])
  for (const { origin, source } of MAP_EMBEDS) expect(new URL(source).origin).toBe(origin)
})
