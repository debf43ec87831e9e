import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { boqqs } from './boqqs.ts'
import type { Connectors } from './connector.ts'
import { employers } from './employers.ts'
import { hackernews } from './hackernews.ts'
import { himalayas } from './himalayas.ts'
import { hotnigerianjobs } from './hotnigerianjobs.ts'
import { jobicy } from './jobicy.ts'
import { jobzilla } from './jobzilla.ts'
import { myjobmag } from './myjobmag.ts'
import { reliefweb } from './reliefweb.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import { themuse } from './themuse.ts'
import { workingnomads } from './workingnomads.ts'

export const connectors: Connectors = {
  myjobmag,
  hotnigerianjobs,
  reliefweb,
  employers,
  arbeitnow,
  themuse,
  adzuna,
  hackernews,
  himalayas,
  remotive,
  remoteok,
  jobicy,
  workingnomads,
  jobzilla,
  boqqs,
}
