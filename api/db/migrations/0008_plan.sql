CREATE TABLE `plan_marks` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`done_at` integer,
	`later` text,
	PRIMARY KEY(`user_id`, `item_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hours_per_week` real,
	`pace` real NOT NULL,
	`days_off` text,
	`teacher_days` integer NOT NULL,
	`counselor_days` integer NOT NULL,
	`send_days` integer NOT NULL,
	`zone` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `applications` ADD `submitted_at` integer;
--> statement-breakpoint
-- Of what was sent before, the last change is the nearest to the day of sending that is known.
UPDATE `applications` SET `submitted_at` = `updated_at` WHERE `status` = 'submitted';
