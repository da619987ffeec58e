/**
 * Parameters of stories that open a dialog. On the docs page each has its own frame, because a dialog would cover the
 * page.
 */
export const iframeStory = { docs: { story: { inline: false, height: '560px' } } };

/**
 * The same for a whole page, at the height of a phone. A story in another language needs a document of its own, which
 * has its language and direction.
 */
export const iframePage = { docs: { story: { inline: false, height: '740px' } } };
