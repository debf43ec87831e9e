import type { Preferences } from '../../../api/preferences.ts'
import type { Profile } from '../../../api/profile.ts'
import { type careerLevels, signUpIndustries } from '../../../lists.ts'
import { nairaOf } from '../currencies.ts'
import { levelOfYears } from '../experience.ts'
import { metropolisAround } from '../gazetteer.ts'
import { levelOf } from '../kind-of-work.ts'
import { placesOf } from '../places.ts'
import type { Place } from '../posting.ts'
import type { Field } from '../roles/all.ts'
import { familiesOf, familyOfSkill, namesNoWork, type RoleFamily } from '../roles.ts'
import { skillKey, skillsIn } from '../skills.ts'

export type Level = (typeof careerLevels)[number]

/** What is known of a person, as far as a job can be compared with it. Unknown values are empty or null. */
export type Seeker = {
  /** The titles that the person looks for or has, the wanted ones first. */
  readonly titles: readonly string[]
  /** Their families, with how much they are wanted: 1 is what the person looks for. */
  readonly families: ReadonlyMap<RoleFamily, number>
  /** Fields of work, by the industries of the person. */
  readonly fields: ReadonlySet<Field>
  /** Keys of skills (`skillKey`). */
  readonly skills: ReadonlySet<string>
  readonly places: readonly Place[]
  /** Of the country that they live in, ISO 3166 alpha-2. */
  readonly country: string | null
  readonly relocates: boolean
  readonly remoteOnly: boolean
  readonly prefersRemote: boolean
  /** `onsite`, `hybrid`, `remote`, and kinds of employment. */
  readonly types: readonly string[]
  /** At least, roughly, in naira a month. */
  readonly salary: number | null
  readonly level: Level | null
  /** Of experience: at most as many. Null: unknown, or enough for any job. */
  readonly years: number | null
  /** The years that the person gave. */
  readonly saidYears: number | null
}

/** The fields of the industries of the sign-up. An industry without an entry names no kind of work. */
const fieldsOfIndustry: Readonly<Partial<Record<(typeof signUpIndustries)[number], readonly Field[]>>> = {
  Technology: ['technology'],
  Finance: ['finance'],
  Healthcare: ['health'],
  Education: ['education'],
  Marketing: ['marketing', 'media'],
  Sales: ['sales', 'retail'],
  Operations: ['logistics', 'general', 'office'],
  'Human Resources': ['people'],
  Engineering: ['engineering', 'trades'],
  Design: ['media', 'technology'],
  Legal: ['legal'],
  Consulting: ['general', 'finance'],
  Media: ['media', 'marketing'],
  Retail: ['retail', 'sales'],
  Manufacturing: ['engineering', 'trades'],
  Agriculture: ['agriculture'],
  'Oil & Gas': ['engineering'],
  Telecommunications: ['technology', 'engineering'],
  'Real Estate': ['engineering', 'sales'],
}
const industries = new Map(
  signUpIndustries.map(industry => [industry.toLowerCase(), fieldsOfIndustry[industry]]),
)

/** The title that a person has counts a little less than those that they look for. */
const ownTitle = 0.9

const familiesOfTitles = (wanted: readonly string[], own: readonly string[]): Seeker['families'] => {
  const weight = wanted.length > 0 ? ownTitle : 1
  const all = new Map<RoleFamily, number>()
  for (const title of own) for (const family of familiesOf(title)) all.set(family, weight)
  for (const title of wanted) for (const family of familiesOf(title)) all.set(family, 1)
  return all
}

/** What skills say of a role counts only where no title is given. */
const roleOfSkills = 0.75

const familiesOfSkills = (skills: readonly string[]): Seeker['families'] =>
  new Map(skills.flatMap(skill => familyOfSkill(skill) ?? []).map(family => [family, roleOfSkills]))

const homeOf = (profile: Profile | null): string =>
  [profile?.location, profile?.state, profile?.country].filter(Boolean).join(', ')

/** Where a person lives: ISO 3166 alpha-2; null where they name no country that we know. */
export const countryOfPerson = (profile: Profile | null): string | null =>
  placesOf(homeOf(profile))[0]?.country ?? null

const salaryOf = (preferences: Preferences | null, profile: Profile | null): number | null => {
  const [said] = [preferences, profile].filter(it => it?.salaryMin != null && it.salaryMin > 0)
  return said?.salaryMin != null ? nairaOf(said.salaryMin, said.currency) : null
}

/** The most years of experience of people who say only their level. Above these levels, no number is too large. */
const yearsOfLevel: Readonly<Partial<Record<Level, number>>> = { entry: 1, mid: 4 }

const levelOfPerson = (
  profile: Profile | null,
  preferences: Preferences | null,
  titles: readonly string[],
): Level | null => {
  const said = profile?.careerLevel ?? preferences?.experienceLevel ?? profile?.experienceLevel
  if (said) return said
  if (profile?.yearsOfExperience != null) return levelOfYears(profile.yearsOfExperience)
  return titles.map(title => levelOf({ level: '', title })).find(level => level !== null) ?? null
}

/** The types of a person that are kinds of employment. The others are workplaces. */
export const kinds: readonly string[] = ['full-time', 'part-time', 'contract', 'freelance']

/**
 * What the person chose in the preferences. Who chose only workplaces there, such as `remote`, has the kinds of work of the
 * profile; who chose nothing takes any.
 */
const typesOf = (profile: Profile | null, preferences: Preferences | null): readonly string[] => {
  const ofProfile = profile?.jobTypes ?? []
  if (preferences === null) return ofProfile
  const { jobTypes, version } = preferences
  if (jobTypes.length === 0) return version === 0 ? ofProfile : []
  const hasKind = jobTypes.some(type => kinds.includes(type))
  return hasKind ? jobTypes : [...jobTypes, ...ofProfile.filter(type => kinds.includes(type.toLowerCase()))]
}

const given = (titles: readonly string[]): string[] => titles.map(title => title.trim()).filter(Boolean)

/** Adverts ask for `English` and for `English Language`; people write `Hausa (fluent)`. */
const languagesOf = (profile: Profile | null): string[] =>
  (profile?.languages ?? []).flatMap(language => {
    const name = (language.split(/[(:,–-]/)[0] ?? '').trim()
    return name === '' ? [] : [name, `${name} Language`]
  })

/** `Full-time, remote` also takes an office near home. */
const wantsOnlyRemote = (types: readonly string[]): boolean =>
  types.length > 0 && types.every(type => type.toLowerCase() === 'remote')

/** Who lives or looks in Ikeja looks for work in all of Lagos. */
const wholeCity = (place: Place): Place =>
  metropolisAround(place) === null ? place : { ...place, city: null }

/** The preferences come first, because they are about the wanted job; the profile fills the gaps. */
export const seekerOf = (profile: Profile | null, preferences: Preferences | null): Seeker => {
  const home = placesOf(homeOf(profile)).map(place => ({ ...place, city: place.state ? null : place.city }))
  const wantedPlaces = (preferences?.locations ?? []).flatMap(placesOf).map(wholeCity)
  const types = typesOf(profile, preferences)
  const chosen = preferences && preferences.jobTypes.length > 0 ? preferences.jobTypes : types
  const wanted = given(preferences?.jobTitles ?? [])
  const own = given([profile?.jobTitle ?? ''])
  const titles = [...wanted, ...own]
  const skills = given([
    ...(profile?.skills ?? []),
    ...(profile?.techStack ?? []),
    ...(profile?.certifications ?? []),
    ...languagesOf(profile),
  ])
  const families = familiesOfTitles(wanted, own)
  const level = levelOfPerson(profile, preferences, titles)
  return {
    titles,
    // Who names only a programme may do whatever their skills are for.
    families: titles.every(namesNoWork) ? new Map([...familiesOfSkills(skills), ...families]) : families,
    fields: new Set(
      [profile?.industry ?? '', ...(preferences?.industries ?? [])].flatMap(
        industry => industries.get(industry.toLowerCase()) ?? [],
      ),
    ),
    // People write more than a name: `Node JS development`.
    skills: new Set(skills.flatMap(skill => [skill, ...skillsIn(skill)]).map(skillKey)),
    places: wantedPlaces.length > 0 ? wantedPlaces : home,
    country: countryOfPerson(profile),
    relocates: profile?.willingToRelocate ?? false,
    remoteOnly: preferences?.remoteOnly === true || wantsOnlyRemote(chosen),
    prefersRemote: profile?.remotePreference ?? false,
    types: types.map(type => type.toLowerCase()),
    salary: salaryOf(preferences, profile),
    level,
    saidYears: profile?.yearsOfExperience ?? null,
    years: profile?.yearsOfExperience ?? (level && yearsOfLevel[level]) ?? null,
  }
}
