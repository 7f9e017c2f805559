import { readAbout } from '@noren/contract/resources/about'
import { readHero } from '@noren/contract/resources/hero'
import { expect, test } from 'vitest'
import { unshownFields } from './unshown.ts'

const ORIGINS = ['https://host.example']

test('what a provider gives and no page can show is named by its field (acceptance D3, D8)', () => {
  const about = readAbout({
    main: { title: 'Inn', features: [{ icon: 'Target' }] },
    creative: { features: ['One price'], videoLink: 'https://player.vimeo.com/video/1' },
    team: { members: 7 },
  })
  expect(unshownFields(about, ORIGINS)).toEqual([
    'main.features',
    'team.members',
    'creative.videoLink',
  ])
  const hero = readHero({ title: 'Inn', clientImages: [{ of: 'us' }], videoLink: { id: 1 } })
  expect(unshownFields(hero, ORIGINS)).toEqual(['clientImages', 'videoLink'])
})

test('what was not given, and films that play, are not named', () => {
  const hero = readHero({ title: 'Inn', videoLink: 'https://host.example/film.webm' })
  expect(unshownFields(hero, ORIGINS)).toEqual([])
  expect(unshownFields(readHero({ title: 'Inn' }), ORIGINS)).toEqual([])
  expect(unshownFields(null, ORIGINS)).toEqual([])
})
