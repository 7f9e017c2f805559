import { readAbout } from '@noren/contract/resources/about'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { aboutView } from './about-view.ts'

test(
  'without server data the built-in numbers show: 12K+, 950+, 4.7, 36+',
  proves('ABT-17'),
  () => {
    const { stats, team } = aboutView(null, 'en')
    expect(stats.figures.map(({ value, label }) => `${value.value} ${label?.value}`)).toEqual([
      '12K+ Total projects',
      '950+ Active customers',
      '4.7 Average rating',
    ])
    expect(team.title?.value).toBe('36+ team members')
  },
)

test('the built-in content in a Japanese page is marked as English', proves('ABT-16'), () => {
  expect(aboutView(null, 'jp').hero.title).toEqual({ value: 'About Us', lang: 'en' })
})

test('a missing part falls back while the parts beside it show', proves('ABT-22'), () => {
  const { main, services } = aboutView(
    readAbout({ main: { title: '波を織る', features: [] }, services: ['宿泊'] }),
    'jp',
  )
  expect(main.title).toEqual({ value: '波を織る', lang: 'ja' })
  expect(main.category).toEqual({ value: 'Who we are', lang: 'en' })
  expect(main.features.map(({ lang }) => lang)).toEqual(['en', 'en'])
  expect(services).toEqual([{ value: '宿泊', lang: 'ja' }])
})

test('features that are objects are read, and services and people that are plain names (acceptance D8)', () => {
  const { main, creative, services, team } = aboutView(
    readAbout({
      main: { features: [{ title: 'Warm rooms', description: 'All winter' }] },
      creative: { features: [{ text: 'One price' }, { description: 'No queue' }] },
      services: [{ title: 'Inns' }],
      team: { members: ['Aoi'] },
    }),
    'en',
  )
  expect(main.features.map(({ value }) => value)).toEqual(['Warm rooms\nAll winter'])
  expect(creative.features.map(({ value }) => value)).toEqual(['One price', 'No queue'])
  expect(services.map(({ value }) => value)).toEqual(['Inns'])
  expect(team.members.map(({ name }) => name?.value)).toEqual(['Aoi'])
})

test('a list that cannot be read stays empty, also once it was imported (acceptance D8)', () => {
  const about = readAbout({
    main: { features: [{ icon: 'Target' }] },
    creative: { features: 'We answer at once', videoLink: { of: 'us' } },
    services: { first: 'Inns' },
    team: { members: [{ image: { url: '' } }] },
  })
  for (const read of [about, readAbout(JSON.parse(JSON.stringify(about)))]) {
    const { main, creative, services, team } = aboutView(read, 'en')
    expect([main.features, creative.features, services, team.members]).toEqual([[], [], [], []])
    expect(creative.videoLink).toBe('unreadable')
    expect(main.title).toEqual({ value: 'Looking after people, in more ways than one', lang: 'en' })
  }
})

test('no built-in text promises anything in a company’s name (acceptance D8)', () => {
  const said = JSON.stringify(aboutView(null, 'en'))
  expect(said).not.toMatch(
    /\b(?:within|working days?|always|never|before we start|put right|same people)\b/i,
  )
})

test('of content that is whole nothing built in takes the place of what is missing', () => {
  const view = aboutView(
    readAbout({ whole: true, hero: { title: '宿のこと' }, stats: { rating: '4.8' } }),
    'jp',
  )
  expect(view.hero).toMatchObject({ title: { value: '宿のこと', lang: 'ja' }, home: null })
  expect(view.stats.figures).toEqual([{ value: { value: '4.8', lang: 'ja' }, label: null }])
  expect(view.team.members).toEqual([])
  expect(view.services).toEqual([])
  expect(view.main).toMatchObject({ title: null, subtitle: null, features: [], ctaText: null })
})

test('a company of its own is given no words, also where the call fails (operator N2)', () => {
  const { hero, main, stats, team, services, creative } = aboutView(null, 'en', true)
  expect([hero.title, main.title, stats.title, team.title, creative.title]).toEqual(
    Array(5).fill(null),
  )
  expect([stats.figures, team.members, services, main.features]).toEqual([[], [], [], []])
})
