import { expect, test } from 'vitest'
import { notesOf } from './notes.ts'

const CHANGELOG = `# Changelog

## Unreleased

## 1.1.0, 2027-02-01

### Added

- A second door.

## 1.0.0

- The first one.
`

test('the notes of a release are its part of the changelog', () => {
  expect(notesOf(CHANGELOG, '1.1.0')).toBe('### Added\n\n- A second door.\n')
  expect(notesOf(CHANGELOG, '1.0.0')).toBe('- The first one.\n')
})

test('a version of which the changelog says nothing is not released', () => {
  expect(() => notesOf(CHANGELOG, '1.2.0')).toThrow(
    'CHANGELOG.md has no part "## 1.2.0" that says something.',
  )
  expect(() => notesOf(CHANGELOG, 'Unreleased')).toThrow('CHANGELOG.md has no part "## Unreleased"')
})
