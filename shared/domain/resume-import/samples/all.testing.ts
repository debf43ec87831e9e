import { abroad } from './abroad.testing.ts'
import { messy } from './messy.testing.ts'
import { more } from './more.testing.ts'
import { nigerian } from './nigerian.testing.ts'
import type { Sample } from './sample.testing.ts'

export const samples: readonly Sample[] = [...nigerian, ...abroad, ...more, ...messy]
