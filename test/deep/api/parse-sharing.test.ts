import { test } from 'vitest'
import { compareAnswers } from '../../unit/api/any-answer'

test('10,000 answers, complete and damaged, are parsed like JSON.parse', () => compareAnswers(10_000))
