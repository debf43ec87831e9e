/**
 * What takes no place where it is shown: zero-width letters, marks that turn the direction, tags and variation selectors
 * (in which a whole text can be hidden), fillers; and controls, letters without a meaning, the braille blank.
 */
const invisible = /\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}|\p{Co}/gu

/** A text as it is seen. Tabs and line breaks stay. */
export const withoutInvisible = (text: string): string => text.toWellFormed().replace(invisible, '')
