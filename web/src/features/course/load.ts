/** The words of the course, each language fetched when it is read. */
import type { CourseContent } from '../../content/course-types';
import type { Language } from '../../i18n/i18n.svelte';

const loaders: Record<Language, () => Promise<{ course: CourseContent }>> = {
  fr: () => import('../../content/fr/course'),
  en: () => import('../../content/en/course'),
  nl: () => import('../../content/nl/course'),
};

export async function loadCourse(language: Language): Promise<CourseContent> {
  return (await loaders[language]()).course;
}
