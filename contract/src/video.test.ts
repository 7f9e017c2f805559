import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { readVideoLink } from './video.ts'

const ID = 'dQw4w9WgXcQ'

test('our own file is played unchanged', () => {
  expect(readVideoLink('/media/0123456789abcdef0123.mp4')).toEqual({
    kind: 'file',
    src: '/media/0123456789abcdef0123.mp4',
  })
})

test.each([
  `https://www.youtube.com/watch?v=${ID}&t=3`,
  `https://youtu.be/${ID}?si=x`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])('%s is embedded without cookies', (link) => {
  expect(readVideoLink(link)).toEqual({
    kind: 'youtube',
    id: ID,
    embed: `https://www.youtube-nocookie.com/embed/${ID}`,
    watch: `https://www.youtube.com/watch?v=${ID}`,
  })
})

const ORIGINS = ['https://host.example', 'https://films.example']

test.each([
  ['https://host.example/films/inn.mp4', 'https://host.example/films/inn.mp4'],
  ['https://films.example/inn.WEBM?v=2', 'https://films.example/inn.WEBM?v=2'],
  ['/films/inn.webm', 'https://host.example/films/inn.webm'],
])('a film of a host that pictures may come from plays: %s (acceptance D3)', (link, src) => {
  expect(readVideoLink(link, ORIGINS)).toEqual({ kind: 'file', src })
  expect(readVideoLink(link)).toBeNull()
})

test.each([
  'https://player.vimeo.com/video/76979871',
  'https://elsewhere.example/film.mp4',
  'https://host.example/film.mov',
  'https://host.example/watch?file=film.mp4',
  'https://user@host.example/film.mp4',
  'https://host.example:8443/film.mp4',
  'http://host.example/film.mp4',
  'blob:https://host.example/film.mp4',
  '//elsewhere.example/film.mp4',
  'unreadable',
])('the video %j is hidden whatever hosts are allowed (acceptance D3)', proves('J11'), (link) => {
  expect(readVideoLink(link, ORIGINS)).toBeNull()
})

test.each([
  `https://www.youtube.com.evil.test/embed/${ID}`,
  'https://www.youtube.com/embed/../redirect?q=https://evil.test',
  'https://www.youtube.com/embed/x"><',
  `http://youtu.be/${ID}`,
  `https://youtu.be:8443/${ID}`,
  `https://user@youtu.be/${ID}`,
  'https://www.youtube.com/watch',
  '/media/../cms.db',
  '/media/film.mp4',
  'https://evil.test/film.mp4',
  'javascript:alert(1)',
  '',
  undefined,
])('the video %j is hidden', proves('J11'), (link) => {
  expect(readVideoLink(link)).toBeNull()
})
