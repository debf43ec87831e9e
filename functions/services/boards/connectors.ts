import type { Connectors } from './connector.ts'

/** Each connector is loaded when its board is read, because a run reads one board. */
export const connectors: Connectors = {
  myjobmag: async reading => (await import('./myjobmag.ts')).myjobmag(reading),
  hotnigerianjobs: async reading => (await import('./hotnigerianjobs.ts')).hotnigerianjobs(reading),
  reliefweb: async reading => (await import('./reliefweb.ts')).reliefweb(reading),
  employers: async reading => (await import('./employers.ts')).employers(reading),
  arbeitnow: async reading => (await import('./arbeitnow.ts')).arbeitnow(reading),
  themuse: async reading => (await import('./themuse.ts')).themuse(reading),
  adzuna: async reading => (await import('./adzuna.ts')).adzuna(reading),
  hackernews: async reading => (await import('./hackernews.ts')).hackernews(reading),
  himalayas: async reading => (await import('./himalayas.ts')).himalayas(reading),
  remotive: async reading => (await import('./remotive.ts')).remotive(reading),
  remoteok: async reading => (await import('./remoteok.ts')).remoteok(reading),
  jobicy: async reading => (await import('./jobicy.ts')).jobicy(reading),
  workingnomads: async reading => (await import('./workingnomads.ts')).workingnomads(reading),
  jobzilla: async reading => (await import('./jobzilla.ts')).jobzilla(reading),
  boqqs: async reading => (await import('./boqqs.ts')).boqqs(reading),
}
