CREATE TABLE `sheet_marks` (
	`user_id` text NOT NULL,
	`form` text NOT NULL,
	`field` text NOT NULL,
	`value_digest` text NOT NULL,
	PRIMARY KEY(`user_id`, `form`, `field`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `activities` ADD `type` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `role` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `activities` ADD `grades` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `activities` ADD `timing` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `activities` ADD `continues` integer;--> statement-breakpoint
ALTER TABLE `activities` ADD `uc_category` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `long_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `activities` ADD `context` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `honors` ADD `levels` text DEFAULT '[]' NOT NULL;