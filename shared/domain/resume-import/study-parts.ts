import { isPlace, isTown } from './places.ts'
import { degree, school, shortDegree, shortDegreeInCapitals } from './words.ts'

const grade =
  /(?<![\p{L}\p{N}])(?:(?:c?\.?g\.?p\.?a\.?|(?:final |mean |overall )?grade(?: point average)?|class(?: of degree)?|result|division|score|honou?rs|classification|remarks?|aggregate|percentage)(?:\s*[:=–-])?(?:\s*\()?\s*[\d.]+%?(?::\d)?(?:\s*(?:\/|out of|of a maximum(?: of)?)(?:\s*[\d.]+)?|\s+[\d.]+)?\)?|\d\.\d{1,2} ?(?:\/|(?:out )?of) ?[45](?:\.0{1,2})?(?: (?:c?gpa))?|\d\.\d{1,2} c?gpa|first[- ]class(?: (?:honou?rs|division|upper))?(?: degree)?|1st class(?: (?:honou?rs|division))?|(?:second|2nd)[- ]class(?:(?: honou?rs)?,? ?\(?(?:upper|lower)\)?(?: (?:division|honou?rs|credit))?\)?)?(?: honou?rs)?|third[- ]class(?: honou?rs)?|2[:.]?[12](?= ?\(|$|[,;)]| honou?rs)|\(2[:.][12]\)|(?:upper|lower) (?:credit|second|division)(?: class)?|(?:with )?(?:a )?distinction|mention (?:tr[eè]s bien|bien|assez bien|passable|honorable)|(?:mean |overall )?grade\s?[:=–-]?\s?[A-E](?:[+-]| (?:plain|minus|plus))?(?: \(\d{1,3} points\))?|\d{2,3} (?:marks|points)|merit|credit(?: level)?s?|summa cum laude|magna cum laude|cum laude|pass(?: mark)?|upper second(?: class)?(?: honou?rs)?|lower second(?: class)?(?: honou?rs)?|\d{1,2} (?:credits|distinctions|a\*?s)|(?<=[:,] )first$|valedictorian|best graduating student)(?![\p{L}\p{N}])\)?/iu
const gradeLabel =
  /^(?:(?:final |mean |overall )?grade|class(?: of degree)?|result|classification|remarks?|division|gpa|score|aggregate|percentage)\s*[:=]\s*/i
const degreeLabel =
  /^(?:degree|(?:highest )?(?:grade|standard|class|form) passed|qualification(?: obtained)?|course(?: of study)?|programme|program|certificate obtained|award|discipline|field of study|major)\s*[:–-]\s*/i
const schoolLabel =
  /^(?:(?:last )?(?:school|institution)(?: attended)?|university|college|name of (?:school|institution)|institute)\s*[:–-]\s*/i
const fieldLabel = /^(?:course(?: of study)?|discipline|field of study|major)\s*[:–-]\s*/i

export type StudyKind = 'degree' | 'school' | 'grade' | 'place' | 'detail'
export type StudyPart = { readonly text: string; readonly is: StudyKind; readonly isField?: boolean }

const isDegree = (text: string): boolean => {
  const found = degree.exec(text)
  if (!found) return false
  return !shortDegree.test(found[0]) || (found.index === 0 && shortDegreeInCapitals.test(text))
}

/** A subject, unless its school is named with it. */
const subject = /^(?:general )?nursing(?: sciences?| education)?$/i
const isSchool = (text: string): boolean => school.test(text) && !subject.test(text)

/** Whether a text with words of both is a degree rather than a school: `School Certificate`, `Diploma School of Nursing`. */
const degreeBefore = (text: string): boolean =>
  /^(?:senior |junior |west african |national |general |first |primary |high |secondary )*(?:secondary |primary |middle )?school\b.{0,30}\b(?:certificate|examination|exam|cert|diploma|results?)/i.test(
    text,
  ) || (degree.exec(text)?.index ?? 999) < (school.exec(text)?.index ?? 999)

const studyKind = (text: string): StudyKind => {
  const hasDegree = isDegree(text)
  const hasSchool = isSchool(text)
  if (hasDegree && hasSchool) return degreeBefore(text) ? 'degree' : 'school'
  if (hasDegree) return 'degree'
  if (hasSchool) return 'school'
  const found = grade.exec(text)
  if (found && found[0].length * 2 >= text.replace(/^\(|\)$/g, '').length) return 'grade'
  return isPlace(text) ? 'place' : 'detail'
}

/** The grade within a text, and the rest of the text. */
const withoutGrade = (text: string): { readonly rest: string; readonly found: string } => {
  const match = grade.exec(text)
  if (
    !match ||
    (/^(?:pass|merit|credits?|honou?rs)$/i.test(match[0]) && !/[,(:–-]\s*$/.test(text.slice(0, match.index)))
  )
    return { rest: text, found: '' }
  const rest = `${text.slice(0, match.index)}\t${text.slice(match.index + match[0].length)}`
  return {
    rest: rest
      .replace(/(?:(?<![\s,;(:–-])[\s,;(:–-]+)?(?:\bwith(?: an?)?\s*)?\t[\s,;):]*/i, '\t')
      .replace(/^\t|\t$/g, ''),
    found: match[0].trim(),
  }
}

/** A grade without its label, because the form has a label of its own. */
const bareGrade = (text: string): string => {
  const grade = text.replace(gradeLabel, '').trim()
  return /^\([^()]*\)?$/.test(grade) ? grade.replace(/^\(|\)$/g, '') : balanced(grade)
}
const balanced = (text: string): string =>
  text.endsWith(')') && (text.match(/\)/g)?.length ?? 0) > (text.match(/\(/g)?.length ?? 0)
    ? text.slice(0, -1)
    : text

/** A full stop between two names: no word is shortened to six letters. */
const separators =
  /(?:(?<!\s)\s+)?(?:[|—]\s*|;\s+)|(?<!\s)\s+(?:[–•·]|-{1,2})\s+|\t+|(?<=\p{L}\p{Ll}{5}|\p{Lu}{5})\.\s+(?=\p{Lu}\p{L}{2})|(?<=\p{Lu}{4})\.\s+(?=[A-Z]\.)/u

/** A school that is known by its initials, behind a degree: `GIMPA`. */
const initials = /^(?:\p{Lu}\p{Ll}+ )?[A-Z]{4,8}$/u

/** `College of Medicine`, behind the name of a university. */
const partOfSchool = /\bcampus$|\b(?:college|faculty|school|institute|department) (?:of|for)\b/i

/** The parts of words with commas between: a degree keeps its subject, a school its campus. */
const byComma = (text: string): StudyPart[] => {
  if (
    studyKind(text) === 'place' ||
    (isTown(text) && studyKind(text) === 'detail' && !initials.test(text.split(',')[0] ?? ''))
  )
    return [{ text, is: 'place' }]
  const parts: StudyPart[] = []
  const pieces = text.split(/(?:(?<!\s)\s+)?,\s*(?![^()]{0,200}\))/)
  for (const [at, piece] of pieces.entries()) {
    const last = parts.at(-1)
    const isBehindDegree = at > 0 && last?.is === 'degree' && pieces.slice(at + 1).every(isPlace)
    const isBeforeTown = at === 0 && pieces.length > 1 && pieces.slice(1).every(isPlace)
    const isSchoolOnly = (isBehindDegree || isBeforeTown) && initials.test(piece)
    const found = studyKind(piece)
    const is = found === 'detail' && isSchoolOnly ? 'school' : found
    const joins =
      last &&
      (is === 'detail' ||
        (is === 'school' && last.is === 'school' && partOfSchool.test(piece)) ||
        (is === 'place' && last.is === 'school') ||
        (is === 'degree' && last.is === 'degree' && parts.length === 1))
    if (joins) parts[parts.length - 1] = { ...last, text: `${last.text}, ${piece}` }
    else if (piece !== '') parts.push({ text: piece, is })
  }
  return parts
}

const atSchool = /^(\p{Lu}.{1,120}?)\s+(from|at)\s+((?:the )?\p{Lu}.*)$/u

/** `Accountancy from Kaduna Polytechnic` and `LL.B at Nexford`: one of them is known. */
const besideSchool = (text: string): readonly [study: string, school: string] | null => {
  const [, study = '', joint, school = ''] = atSchool.exec(text) ?? []
  const [isStudy, isKnown] = [studyKind(study) === 'degree', isSchool(school.split(',')[0] ?? '')]
  const isOne = isStudy || (isKnown && joint === 'from' && !isSchool(study))
  return study !== '' && isOne ? [study, school] : null
}

/** `Secondary Grammar School, Nsit (WASC)` */
const inBrackets = /^([^()]{4,120}?)\s*\(([^()]{2,60}(?:\([^()]{2,40}\))?)\)$/

const splitPiece = (piece: string): StudyPart[] => {
  if (schoolLabel.test(piece)) return [{ text: piece.replace(schoolLabel, ''), is: 'school' }]
  if (degreeLabel.test(piece)) {
    const value = piece.replace(degreeLabel, '')
    const { rest, found } = withoutGrade(value)
    const isAtEnd = found !== '' && rest !== '' && value.startsWith(rest)
    const text = isAtEnd ? rest : value
    const named: StudyPart = { text, is: 'degree', isField: fieldLabel.test(piece) }
    return isAtEnd ? [named, { text: bareGrade(found), is: 'grade' }] : [named]
  }
  const [, outer = '', inner = ''] = inBrackets.exec(piece) ?? []
  const outerKind = studyKind(outer)
  if ((outerKind === 'school' || outerKind === 'detail') && studyKind(inner) === 'degree')
    return [
      { text: outer, is: 'school' },
      { text: inner, is: 'degree' },
    ]
  const [, before = '', behind = ''] = /^([^:]{4,80}): (.{3,80})$/.exec(piece) ?? []
  if (studyKind(before) === 'school' && studyKind(behind) === 'degree')
    return [{ text: before, is: 'school' }, ...splitPiece(behind)]
  const { rest, found } = withoutGrade(piece)
  const grades: StudyPart[] = found === '' ? [] : [{ text: bareGrade(found), is: 'grade' }]
  if (found !== '' && rest.replace(gradeLabel, '').trim() === '') return grades
  const texts = rest
    .split('\t')
    .filter(
      text =>
        text !== '' &&
        !/^(?:(?:final |mean |overall )?grade|class(?: of degree)?|result|division|classification|remarks?|honou?rs|score|with)\s*:?$/i.test(
          text,
        ),
    )
  const parts = texts.flatMap(text => {
    const apart = besideSchool(text)
    return apart ? apart.flatMap(byComma) : byComma(text)
  })
  return [...parts, ...grades]
}

/** `Bachelor of Science - BS` and `B.Sc – Economics` are one degree. */
const isBare = (text: string): boolean =>
  /^(?:(?:bachelor|master|doctor|associate)s?(?: of \p{L}+)?|[A-Z][\p{L}.]{1,8}(?: ?\(hons?\.?\))?)$/iu.test(
    text,
  )

const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  for (const piece of text
    .split(separators)
    .map(piece => piece.replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, ''))) {
    const last = pieces.at(-1) ?? ''
    const isMore =
      studyKind(last) === 'degree' &&
      (studyKind(piece) === 'degree' ||
        (isBare(last) && studyKind(piece) === 'detail' && !initials.test(piece)))
    const at = text.indexOf(piece)
    const between = text.slice(text.indexOf(last) + last.length, at)
    if (last !== '' && isMore && /^ [–—-] $/.test(between)) pieces[pieces.length - 1] = last + between + piece
    else if (piece !== '') pieces.push(piece)
  }
  return pieces
}

/** The parts of a line about studies, without its date. */
export const studyParts = (text: string): StudyPart[] =>
  // `(B.Sc. Banking – 2:2)`, in a line of its own.
  piecesOf(/^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text).flatMap(splitPiece)
