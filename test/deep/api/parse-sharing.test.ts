import { test } from 'vitest'
import { compareAnswers } from '../../unit/api/any-answer'

test('10,000 answers, whole and damaged, are what JSON.parse makes of them', () => compareAnswers(10_000))
