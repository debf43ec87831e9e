import { isPlace } from './places.ts'
import { studyParts } from './study-parts.ts'

// Courses of study with a degree or a school that no list has: the other courses of the resume show where it stands.

export type Named = {
  degree: string
  school: string
  details: string[]
  /** Names that no list has, above the first one that a list has. */
  names: string[]
  /** `Nexford, Lagos`, which may be a town, or a school and its town. */
  towns: string[]
  /** Whether the school stood above the degree; null: one of them is missing. */
  isSchoolFirst: boolean | null
}

/** A degree that needs its subject behind it. */
const bareDegree =
  /^(?:(?:bachelor|master|doctor|associate)s?(?: degree)?(?: of (?:arts?|sciences?|engineering|technology|education|laws?|philosophy))?|(?:(?:higher|ordinary|national|advanced|postgraduate|professional) )*(?:diploma|certificate)|[a-z][\p{L}.]{0,3}\.?[\p{L}.]{1,5}(?: ?\(hons?\.?\))?)$/iu
/** Certificates and degrees that say their subject themselves, or have none. */
const withoutSubject =
  /^(?:w\.?a|n\.?e\.?c\.?o|s\.?s\.?c|g\.?c\.?e|f\.?s\.?l\.?c|o[' -]?level|ll\.?[bm]|m\.?b\.?(?:b\.?s|a|ch)|b\.?b\.?a|b\.?(?:pharm|arch|n\.?sc)|d\.?v\.?m)/i

const isDetail = (text: string): boolean => studyParts(text).every(({ is }) => is === 'detail')

/** `SSCE, Baptist Model High`: what stands behind the comma is the school. */
const withSchoolBehind = <Study extends Named>(study: Study): Study => {
  const pieces = study.degree.split(', ')
  const last = pieces.at(-1) ?? ''
  const [first = ''] = pieces
  const isSubject = pieces.length === 2 && bareDegree.test(first) && !withoutSubject.test(first)
  const isSchool =
    study.school === '' &&
    study.names.length === 0 &&
    pieces.length > 1 &&
    !isSubject &&
    /^\p{Lu}/u.test(last)
  return isSchool && isDetail(last)
    ? { ...study, degree: pieces.slice(0, -1).join(', '), school: last }
    : study
}

/** `University of Jos, Economics`, where other courses have their degree behind the school. */
const withDegreeBehind = <Study extends Named>(study: Study): Study => {
  const pieces = study.school.split(', ')
  const last = pieces.at(-1) ?? ''
  const isDegree = study.degree === '' && study.names.length === 0 && pieces.length > 1 && !isPlace(last)
  return isDegree && isDetail(last)
    ? { ...study, school: pieces.slice(0, -1).join(', '), degree: last }
    : study
}

/** Names that no list has stand where a degree or a school is missing; one alone is a school. */
const withOwnNames = <Study extends Named>(study: Study, isSchoolFirst: boolean): Study => {
  const names = [...study.names]
  if (study.degree === '' && study.school === '' && names.length === 1)
    return { ...study, school: names.join('') }
  let { degree, school } = study
  const takeSchool = () => {
    school ||= names.shift() ?? ''
  }
  if (isSchoolFirst) takeSchool()
  degree ||= names.shift() ?? ''
  takeSchool()
  return { ...study, degree, school, details: [...study.details, ...names] }
}

const withTown = <Study extends Named>(study: Study): Study => {
  const [school = '', ...others] = study.school === '' ? study.towns : ['', ...study.towns]
  return { ...study, school: study.school || school, details: [...study.details, ...others] }
}

/** The courses, with the names that no list has where a degree or a school is missing. The degree comes first, as most people write. */
export const withMissingNames = <Study extends Named>(studies: readonly Study[]): Study[] => {
  const orders = studies.map(({ isSchoolFirst }) => isSchoolFirst).filter(order => order !== null)
  const isSchoolFirst = orders.filter(Boolean).length * 2 > orders.length
  const isNone =
    studies.length > 1 && studies.every(({ degree, names }) => degree === '' && names.length === 0)
  return studies
    .map(study => withOwnNames(study, isSchoolFirst))
    .map(withTown)
    .map(withSchoolBehind)
    .map(study => (isSchoolFirst || isNone ? withDegreeBehind(study) : study))
}
