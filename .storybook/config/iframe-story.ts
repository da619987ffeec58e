/**
 * Parameters of stories that open a dialog. On the docs page each has its own frame, because a dialog would cover the
 * page.
 */
export const iframeStory = { docs: { story: { inline: false, height: '560px' } } };
