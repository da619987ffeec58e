/** Parameters of stories that open a dialog: on the page of all stories each has a frame of its own, or it would cover the page. */
export const iframeStory = { docs: { story: { inline: false, height: '560px' } } };
