import type axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A menu floats above the page, as a dialog does: it is no part of its landmarks. */
const floating = 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg'
/** Axe knows of `checks`; its types do not. */
export type Rules = axe.RunOptions & { checks: object }

const common = {
  resultTypes: ['violations'],
  checks: { region: { options: { regionMatcher: floating } } },
} satisfies Rules

/** Every rule of WCAG 2.2 AA that a machine can check, and of good practice. Target size is off by default. */
export const allRules: Rules = {
  ...common,
  runOnly: { type: 'tag', values: standards },
  rules: { 'target-size': { enabled: true } },
}
/** Rules that need the whole page, such as that it has one main landmark. */
export const rulesOfPage: Rules = {
  ...common,
  runOnly: {
    type: 'rule',
    values: [
      'page-has-heading-one',
      'landmark-one-main',
      'landmark-unique',
      'duplicate-id-aria',
      'document-title',
    ],
  },
}
/** For what was checked in its other colours. */
export const rulesOfColour: Rules = { ...common, runOnly: { type: 'rule', values: ['color-contrast'] } }
