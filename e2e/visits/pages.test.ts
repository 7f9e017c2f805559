import { test } from '../support/test.ts'
import { ask } from './ask.ts'
import { NOWHERE, PATHS } from './pages.ts'
import { QUESTIONS } from './questions.ts'

ask(test, [...PATHS, ...NOWHERE], QUESTIONS)
