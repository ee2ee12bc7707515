/**
 * Returns the `<template>` that holds the app's tags in a built page (built-document.ts): a browser fetches nothing
 * inside it. Starting the app empties the template, and the app removes it once it has taken over the page. Null when
 * there is none (any more).
 */
export function appTemplate(): HTMLTemplateElement | null {
  return document.querySelector('template[data-app]')
}
