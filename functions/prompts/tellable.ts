import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { Facts } from '../../shared/api/truth.ts'

/** Who somebody is and how to reach them, in their own words. */
const identityOf = ({ fullName, email, phone, linkedinUrl, portfolioUrl, githubUrl }: ResumeForm): string[] =>
  [fullName, email, phone, linkedinUrl, portfolioUrl, githubUrl].filter(word => word.trim().length > 2)

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** That word and nothing longer, in whatever case: where Musa worked for Musawa Haulage, the employer keeps its name. */
const wholly = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literal(word.trim())}(?![\\p{L}\\p{M}\\p{N}])`, 'giu')

/** A text without those words, wherever somebody wrote them. */
export const withoutIdentity = (text: string, form: ResumeForm): string =>
  identityOf(form).reduce((left, word) => left.replace(wholly(word), '…'), text)

/**
 * The facts that the model is told. Who somebody is, and how to reach them, has nothing to do with the wording, so that
 * it does not leave our hands.
 */
export const tellable = ({ form, statements }: Facts): Facts => {
  const told = (text: string) => withoutIdentity(text, form)
  const { workExperience, education, ...rest } = form
  return {
    form: {
      ...rest,
      summary: told(rest.summary),
      interests: told(rest.interests),
      fullName: '',
      email: '',
      phone: '',
      linkedinUrl: '',
      portfolioUrl: '',
      githubUrl: '',
      workExperience: workExperience.map(entry => ({ ...entry, description: told(entry.description) })),
      education,
    },
    statements: statements.filter(statement => !statement.startsWith('Name: ')).map(told),
  }
}
