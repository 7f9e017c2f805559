import { expect, test } from 'vitest'
import { allStyleSheets, furtherFilesOf, readManifest, styleSheetsOf } from './manifest.ts'

const manifest = readManifest(
  JSON.stringify({
    'loader.ts': { file: 'loader-1.js', isEntry: true, dynamicImports: ['_app.js'] },
    'home.tsx': { file: 'home-1.js', imports: ['_app.js', '_film.js'], css: ['home-1.css'] },
    '_app.js': { file: 'app-1.js', imports: ['_runtime.js', 'loader.ts'], css: ['app-1.css'] },
    '_runtime.js': { file: 'runtime-1.js' },
    '_film.js': { file: 'film-1.js', imports: ['_runtime.js', '_play.js'], css: ['film-1.css'] },
    'about.tsx': { file: 'about-1.js', imports: ['_app.js'], css: ['about-1.css'] },
    '_play.js': { file: 'play-1.js', imports: ['_film.js'] },
    'en.ts': { file: 'en-1.js' },
  }),
)

test('a page has its own file and those it imports, without those the loader requests anyway', () => {
  expect(furtherFilesOf(manifest, ['home.tsx', 'en.ts'])).toEqual([
    'home-1.js',
    'en-1.js',
    'film-1.js',
    'play-1.js',
  ])
})

test('a page whose module is no separate file is an error, since it would lack its styles', () => {
  expect(() => furtherFilesOf(manifest, ['gone.tsx'])).toThrow(
    'The build has no separate file for gone.tsx',
  )
})

test('a page has the app’s style sheet, its own and those of what it imports', () => {
  expect(styleSheetsOf(manifest, ['home.tsx', 'en.ts'])).toEqual([
    'app-1.css',
    'home-1.css',
    'film-1.css',
  ])
})

test('all style sheets are named once, the app’s first', () => {
  expect(allStyleSheets(manifest)).toEqual(['app-1.css', 'home-1.css', 'film-1.css', 'about-1.css'])
})
