import type { Step } from './address.ts'
import type { SignUpField } from './sign-up-form.ts'

export type WizardStep = Exclude<Step, 'confirm'>

type Words = {
  title: string
  text: string
  /** Beside the picture, on wide screens. */
  aside: { title: string; text: string }
  fields: readonly SignUpField[]
}

export const wizardSteps: readonly WizardStep[] = ['1', '2', '3', '4']

export const stepWords: Record<WizardStep, Words> = {
  '1': {
    title: 'Personal Information',
    text: 'Your name, your email and a password.',
    aside: {
      title: 'Four short steps',
      text: 'Only this first step is needed for an account. You can fill in the other steps later.',
    },
    fields: ['fullName', 'email', 'phone', 'password', 'agreed'],
  },
  '2': {
    title: 'Location & Preferences',
    text: 'Where can you work, and how?',
    aside: {
      title: 'Two short steps after this one',
      text: 'Nothing here is required. Leave out what you would rather not say.',
    },
    fields: ['state', 'location', 'willingToRelocate', 'jobTypes'],
  },
  '3': {
    title: 'Career Information',
    text: 'What is your work now, and what pay do you want?',
    aside: {
      title: 'One short step after this one',
      text: 'Amounts are in naira a month. They help you to judge an offer.',
    },
    fields: ['jobTitle', 'industry', 'experienceLevel', 'salaryMin', 'salaryMax'],
  },
  '4': {
    title: 'Skills & Goals',
    text: 'In your own words. Separate them with commas.',
    aside: {
      title: 'The last step',
      text: 'Say what you can really do. Aiki adds nothing that you did not say.',
    },
    fields: ['skills', 'techStack', 'certifications', 'languages', 'careerObjectives', 'jobSearchTimeline'],
  },
}

export const fieldsOf = (step: WizardStep, asksPassword: boolean): readonly SignUpField[] => {
  const { fields } = stepWords[step]
  return asksPassword ? [...fields, 'password'] : fields
}

export const neighbour = (step: WizardStep, by: 1 | -1): WizardStep | undefined =>
  wizardSteps[wizardSteps.indexOf(step) + by]

/** The first step that has one of these fields. */
export const stepOf = (fields: readonly string[]): WizardStep =>
  wizardSteps.find(step => stepWords[step].fields.some(field => fields.includes(field))) ?? '1'
