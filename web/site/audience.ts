import { defineStyle } from '@chakra-ui/react'

// public/theme.js marks the page before the first paint if a person is signed in on this browser.

/** The `css` of what only a visitor sees. */
export const forVisitors = defineStyle({ 'html[data-signed-in] &': { display: 'none' } })

/** The `css` of what only somebody signed in sees. */
export const forPeople = defineStyle({ 'html:not([data-signed-in]) &': { display: 'none' } })

/** The `css` of what works only with our scripts. */
export const forScripts = defineStyle({ 'html:not(.light):not(.dark) &': { display: 'none' } })
